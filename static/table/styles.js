/** The style sheets of every table. */
import { style } from "../styles.js";

export const tableStyles = () => style("tables.css");

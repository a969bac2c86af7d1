/** The style sheets of every table. */
import { style } from "../ui/stylesheets.js";

export const tableStyles = () => style("table.css");

/**
 * Reduce a guest's request to the parts that are sent to the host.
 *
 * @typedef {import("../types.js").EngineRequest} EngineRequest
 */
import { ENVELOPE, GUEST_ENVELOPE, REQUESTS } from "../runtime/engine.js";

/**
 * The parts of a request that guests may send. The host's page fills in the other fields, such as the seat.
 *
 * Throws a TypeError for a request that is not allowed for guests, or an argument that is not declared in
 * py/kajuta/api/request_declarations.py.
 *
 * @param {EngineRequest} request
 */
export function stripRequestForHost(request) {
  const declared = REQUESTS[String(request.op)];
  if (!declared?.guest) throw new TypeError(`no request for guests: ${request.op}`);
  const allowed = ["op", ...GUEST_ENVELOPE, ...declared.guest.arguments];
  const known = [...allowed, ...ENVELOPE, ...declared.arguments];
  const undeclared = Object.keys(request).filter((key) => !known.includes(key));
  if (undeclared.length) throw new TypeError(`${request.op} has no argument ${undeclared.join(", ")}`);
  return Object.fromEntries(Object.entries(request).filter(([key]) => allowed.includes(key)));
}

/** Replaces a style sheet in jest: each class name maps to itself. */
const classNames = new Proxy(
  {},
  { get: (_target, name) => (name === '__esModule' ? false : String(name)) },
);

export default classNames;

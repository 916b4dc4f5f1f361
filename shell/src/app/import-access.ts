/** Loads the part about access to accounts. */
export const importAccess = () =>
  import(/* webpackChunkName: "access" */ '../access/access-part.ts');

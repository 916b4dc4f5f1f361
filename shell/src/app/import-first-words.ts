/** Loads the part for visitors who try the product. */
export const importFirstWords = () =>
  import(/* webpackChunkName: "try" */ '../first-words/first-words-screen.tsx');

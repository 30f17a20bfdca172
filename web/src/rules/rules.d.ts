/** All rules there are, each loaded when it is asked for. */
declare module 'virtual:rules' {
  const books: import('./book').RuleBooks;
  export default books;
}

/** The rules of a game in a language: `virtual:rules/gorinto/fr`. */
declare module 'virtual:rules/*' {
  const book: import('./book').RuleBook;
  export default book;
}

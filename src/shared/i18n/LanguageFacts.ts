/** What every page must have of every language, also where it speaks another one. */
export interface LanguageFacts {
  /** What the paths of its pages begin with. */
  prefix: string;
  tag: string;
  /** As the language itself calls it. */
  name: string;
  /** The suffix of the fields of the magazine's system. */
  cms: string;
}

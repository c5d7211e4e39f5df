/** What a run of a source did: one object of `npm run import -- --json`. */
export interface SyncReport {
  source: string;
  /** Its id. */
  run: string;
  /** Records of the source. */
  read: number;
  new: number;
  changed: number;
  unchanged: number;
  withdrawn: number;
  returned: number;
  refused: { id: string | null; reference: string | null; reason: string }[];
  warnings: { id: string; reference: string; field: string; reason: string }[];
}

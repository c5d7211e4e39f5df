/** Why no map was made, in a sentence for the operator. */
export class TilesError extends Error {}

/** There is nothing at a source's address. */
export class MissingSource extends TilesError {}

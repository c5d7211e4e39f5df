/**
 * How Node runs the origin: a list of 24 homes makes some megabytes of short-lived objects, and in Node's usual young
 * generation (16 MB) every few answers wait for its collection.
 */
export const originFlags = ['--max-semi-space-size=64'] as const;

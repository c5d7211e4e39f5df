/**
 * How the processes are started, for a small footprint (docs/operations.md, "Memory"). The image, the example of
 * Kubernetes and `npm start` cannot read this, and say the same; a test compares them.
 *
 * `--max-semi-space-size`: half of the young generation, in MB; V8 rounds it up to a power of two. A site makes little
 * garbage, and in a larger one it lies long: with 8 it takes some 8 MB more, and a page that is in no cache half a
 * millisecond less of a processor. A list of 24 homes makes some megabytes of short-lived objects in the origin: every
 * few answers would wait for a collection. A site's has its size from the start (`--min-semi-space-size`): a smaller
 * one is collected more often, and moves into the old generation what will not be used any more.
 *
 * `--no-parallel-scavenge`: the young generation is collected by one thread. It is so small that several spend more
 * time on waiting for each other than they save: with these two, a page that is in no cache takes a quarter less of a
 * processor.
 */
export const siteProcess = {
  flags: ['--min-semi-space-size=4', '--max-semi-space-size=4', '--no-parallel-scavenge'],
} as const;

/** Megabytes that the heap of a site may grow by between two collections of its old generation. */
const maxGarbageMb = 36;

/** Megabytes of a site's heap that are in use, beside the cache. */
const usualHeapMb = 56;

/**
 * `--heap-growing-percent` of a site, which sets it when it starts: V8 would let the old generation of a small process
 * become three times what is in use, with the buffers of all that the cache has evicted. It is a share of everything in
 * use, the cache included. With half as much garbage a page that is in no cache takes a quarter more of a processor.
 */
export const heapGrowingPercent = (cacheMaxMb: number): number =>
  Math.max(5, Math.round((100 * maxGarbageMb) / (cacheMaxMb + usualHeapMb)));

export const originProcess = {
  flags: ['--min-semi-space-size=64', '--max-semi-space-size=64', '--heap-growing-percent=50'],
} as const;

/**
 * For glibc, which reads them when a process starts. Each thread that allocates would have an arena of its own, up to
 * eight for each core, and what is freed in one is not used by the others: those that compress and draw would each keep
 * their largest block. Blocks of 16 KB and more, as answers of the API in the cache, are mapped by themselves and go
 * back to the system when they are freed, without holes between them; by default the size from which this is so grows
 * to 32 MB. A process may have 65,530 mappings, of which V8 needs some: beyond 30,000, blocks share the heap again.
 */
export const mallocEnv = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '16384',
  MALLOC_MMAP_MAX_: '30000',
  MALLOC_TRIM_THRESHOLD_: '131072',
} as const;

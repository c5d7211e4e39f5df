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

/**
 * A site sets these V8 flags itself when it starts (src/server/index.ts), so they apply however it was started.
 *
 * `--heap-growing-percent`: by how much its old generation may grow until it is collected. V8 would let that of a small
 * process become three times what is in use. It is a share of the objects alone, some 60 MB with a cache of 64 MB;
 * buffers that were allocated since the last collection count as growth, those of the cache among them. With 20 a page
 * that is in no cache takes half a millisecond more of a processor.
 *
 * `--no-allocation-site-pretenuring`: objects are always allocated in the young generation. V8 would allocate those of
 * some places in the code directly in the old one, where many of them survived for a while, as they do while the cache
 * fills. In every fourth process that was what a rendering throws away: React then took twice as long, and a page a
 * third more of a processor (docs/performance.md).
 */
export const siteRuntimeFlags = ['--heap-growing-percent=30', '--no-allocation-site-pretenuring'] as const;

export const originProcess = {
  flags: ['--min-semi-space-size=64', '--max-semi-space-size=64', '--heap-growing-percent=50'],
} as const;

/**
 * `npm run import` sets these itself when it starts, so they apply however it was started.
 *
 * `--semi-space-growth-factor`: the young generation stays as large as the start made it, 34 MB and not 134.
 *
 * `--heap-growing-percent`: the old generation stays at 50 MB and not 240. With both, 20,000 new listings take 120 MB
 * less than with the first alone, and a sixth more of a processor than without them.
 */
export const importRuntimeFlags = ['--semi-space-growth-factor=1', '--heap-growing-percent=30'] as const;

/**
 * For glibc, which reads them when a process starts. Each thread that allocates would have an arena of its own, up to
 * eight for each core, and what is freed in one is not used by the others: those that compress and draw would each keep
 * their largest block. Blocks of 16 KB and more, as pictures and texts before they are compressed, are mapped by
 * themselves and go back to the system when they are freed, without holes between them; by default the size from which
 * this is so grows to 32 MB. A process may have 65,530 mappings, of which V8 needs some: beyond 30,000, blocks share
 * the heap again.
 */
export const mallocEnv = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '16384',
  MALLOC_MMAP_MAX_: '30000',
  MALLOC_TRIM_THRESHOLD_: '131072',
} as const;

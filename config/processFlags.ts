/**
 * How the processes are started. The image and `npm start` cannot read this: they say the same (Dockerfile,
 * scripts/start.mjs).
 *
 * The young generation: in Node's own (16 MB), a site's garbage lies long (measured, 150 MB less resident); a list of 24
 * homes makes some megabytes of short-lived objects in the origin, and every few answers would wait for a collection.
 *
 * `MALLOC_ARENA_MAX`: glibc gives each thread that allocates an arena of its own, up to eight for each core, and what is
 * freed in one is not used by the others. The threads that compress and draw would each keep their largest block.
 */
export const siteProcess = {
  flags: ['--max-semi-space-size=16'],
  env: { MALLOC_ARENA_MAX: '2' },
} as const;

export const originProcess = {
  flags: ['--max-semi-space-size=64'],
  env: { MALLOC_ARENA_MAX: '2' },
} as const;

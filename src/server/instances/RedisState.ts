/** How this instance is with its Redis. */
export interface RedisState {
  isUp: () => boolean;
  /** Other live instances of the site that have another FORM_SECRET. */
  otherSecrets: () => number;
}

/** What is wrong with the settings of the instances, each a sentence. */
export const problemsOf = (redis: RedisState | undefined): string[] =>
  redis && redis.otherSecrets() > 0
    ? [
        `FORM_SECRET is another at other sites with this REDIS_URL and PUBLIC_ORIGIN (${redis.otherSecrets()}): a form from a page of one has to be sent twice at the other, and they share no pages.`,
      ]
    : [];

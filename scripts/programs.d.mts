export function findBrowser(): string | undefined;
export function findPostgres(): string | undefined;
export function findRedis(): string | undefined;
export function ensurePrograms(): { browser: string; leftOut: string[] };

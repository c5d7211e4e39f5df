export function findBrowser(): string | undefined;
export function findPostgres(): string | undefined;
export function findRedis(): string | undefined;
export function findCeph(): string | undefined;
export function startPrograms(): Promise<void>;
export function findPrograms(): { browser: string; leftOut: string[] };

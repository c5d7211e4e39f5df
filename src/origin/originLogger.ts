/** What the origin needs of a logger; pino's fits. */
export interface OriginLogger {
  info: (details: object, message: string) => void;
  error: (details: object, message: string) => void;
}

export const silentLogger: OriginLogger = { info: () => undefined, error: () => undefined };

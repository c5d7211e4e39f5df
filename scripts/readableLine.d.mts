export function readableLine(line: string): string;

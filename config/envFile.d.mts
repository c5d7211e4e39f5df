export function loadEnvFile(file: string): string[];

export function plainText(text: string): string;

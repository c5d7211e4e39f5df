export function operatorsToken(
  env?: Readonly<Record<string, string | undefined>>,
): { value: string; file: string } | null;

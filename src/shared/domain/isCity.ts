/** Whether a place is a town that has its province's name, as most capitals: it comes before that, and is told from it. */
export const isCity = ({
  town,
  zone,
  name,
  within,
}: Readonly<{
  town?: string | undefined;
  zone?: string | undefined;
  name: string;
  within?: string | undefined;
}>): boolean => town !== undefined && zone === undefined && name === within;

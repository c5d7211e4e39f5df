/** Whether a place is a town that has its province's name, as most capitals have: the town comes before the province. */
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

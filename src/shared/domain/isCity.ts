/** Whether a place is a town with the name of its province, as most capitals have it: suggested before the province. */
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

/** Whether a text is a Spanish postcode: five digits of the provinces 01 to 52. */
export const isPostcode = (text: string): boolean => /^(?:0[1-9]|[1-4]\d|5[0-2])\d{3}$/.test(text);

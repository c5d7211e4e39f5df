/** Whether a network's name, written beside its mark, is smaller on phones. */
export const isLongName = (name: string): boolean => name.length > 14;

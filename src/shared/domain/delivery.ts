/** Whether a development is still to be finished. @param delivery `2027-06`, or the year alone @param now epoch ms */
export function isToCome(delivery: string, now: number): boolean {
  const [year = 0, month = 12] = delivery.split('-').map(Number);
  return Date.UTC(year, month) > now;
}

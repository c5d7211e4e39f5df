/**
 * A star before a rating, which the text says; as high as the text's line. Half of it lies in the gap that its row has
 * between facts.
 */
export const Star = () => (
  <svg viewBox="0 0 12 24" width="8" height="24" overflow="visible" aria-hidden="true">
    <path fill="var(--secondary)" d="M12 2.5l2.9 6.1 6.6.9-4.8 4.6 1.2 6.6-5.9-3.2-5.9 3.2 1.2-6.6-4.8-4.6 6.6-.9z" />
  </svg>
);

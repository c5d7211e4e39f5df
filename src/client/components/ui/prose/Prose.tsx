import { Fragment } from 'react';
import styles from './Prose.module.css';
import { textBlocks } from './textBlocks.ts';

/** A plain text as its author laid it out: paragraphs, their lines, and lists. */
export function Prose({ text }: { text: string }) {
  return textBlocks(text).map((block, index) =>
    'items' in block ? (
      <ul key={index} className={styles.list}>
        {block.items.map((item, at) => (
          <li key={at}>{item}</li>
        ))}
      </ul>
    ) : (
      <p key={index}>
        {block.lines.length === 1
          ? block.lines[0]
          : block.lines.map((line, at) => (
              <Fragment key={at}>
                {at > 0 && <br />}
                <span>{line}</span>
              </Fragment>
            ))}
      </p>
    ),
  );
}

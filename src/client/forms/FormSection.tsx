import { useId, type ReactNode } from 'react';
import styles from './FormSection.module.css';

interface FormSectionProps {
  /** The target of links to the form. */
  id: string;
  title: string;
  /** Above the title. */
  image?: ReactNode;
  /** What the form is for, below the title. */
  text: ReactNode;
  /** A short form: on wide screens its fields stand in two columns. */
  isShort?: boolean;
  /** The form, or what follows it. */
  children: ReactNode;
}

/** A form on a coloured band, with what it is for beside it. */
export function FormSection({ id, title, image, text, isShort = false, children }: FormSectionProps) {
  const titleId = useId();
  return (
    <section id={id} className={styles.band} aria-labelledby={titleId}>
      <div className={`container section ${styles.layout} ${isShort ? styles.short : ''}`}>
        <div className={styles.words}>
          {image && <div className={styles.image}>{image}</div>}
          <h2 id={titleId}>{title}</h2>
          {text}
        </div>
        <div className={styles.sheet}>{children}</div>
      </div>
    </section>
  );
}

import { Bird } from '../components/ui/bird/Bird.tsx';
import { useThanksFocus } from './useThanksFocus.ts';
import styles from './Form.module.css';

/** In place of a form that went through; takes the focus. */
export function FormThanks({ title, text }: { title: string; text: string }) {
  const heading = useThanksFocus();
  return (
    <div className={styles.thanks}>
      <Bird />
      <h3 ref={heading} tabIndex={-1}>
        {title}
      </h3>
      <p>{text}</p>
    </div>
  );
}

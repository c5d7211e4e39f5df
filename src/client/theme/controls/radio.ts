/** The styles of a form with radio buttons, in the order of Mantine's own list (its rules rely on it). */
import './forms.ts';
import '@mantine/core/styles/Radio.layer.css';

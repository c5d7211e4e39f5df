/** The styles of a form with radio buttons and a search in a list, in the order of Mantine's own list. */
import './base.ts';
import '@mantine/core/styles/Popover.layer.css';
import './forms.ts';
import '@mantine/core/styles/Combobox.layer.css';
import '@mantine/core/styles/Radio.layer.css';

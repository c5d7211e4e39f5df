/** The styles of a menu, in the order of Mantine's own list (its rules rely on it). */
import './base.ts';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Menu.layer.css';

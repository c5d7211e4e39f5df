/** The variables, and the element that buttons of every kind build on. */
import '../mantine.css';
import '@mantine/core/styles/UnstyledButton.layer.css';

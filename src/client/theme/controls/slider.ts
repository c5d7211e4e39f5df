/** The styles of a slider. */
import './base.ts';
import '@mantine/core/styles/Slider.layer.css';

/** The styles of a loader. */
import './base.ts';
import '@mantine/core/styles/Loader.layer.css';

// As long as a test may take at most: a busy machine is slow, not wrong. One second is the default.
if (typeof document !== 'undefined') require('@testing-library/dom').configure({ asyncUtilTimeout: 15_000 });

// A shared machine stalls now and then, as for the browser's tests. What failed first is printed.
if (process.env.CI === 'true') jest.retryTimes(1, { logErrorsBeforeRetry: true });

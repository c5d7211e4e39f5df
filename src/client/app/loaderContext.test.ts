import { RouterContextProvider } from 'react-router';
import { addressContext, sentContext } from './loaderContext.ts';

it('a navigation in the browser has neither a parsed address nor a form', () => {
  const context = new RouterContextProvider();
  expect(context.get(addressContext)).toBeNull();
  expect(context.get(sentContext)).toBeNull();
});

// React's development build captures a stack for each of up to 10,000 elements a second, to say in a debugger where one
// was made. Nothing prints these stacks here, and they cost a fifth of the time in which a page is rendered.
const internals = require('react').__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE;
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => {} });

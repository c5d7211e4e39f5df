// A class is named as it is written, so that tests can find it.
module.exports = { __esModule: true, default: new Proxy({}, { get: (_, name) => String(name) }) };

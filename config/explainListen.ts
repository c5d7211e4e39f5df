/**
 * Why a process cannot listen, for whoever set HOST and PORT.
 * @returns undefined for another error
 */
export function explainListen(error: unknown): string | undefined {
  const { code, syscall, port, address, hostname } = error as NodeJS.ErrnoException & {
    port?: number;
    address?: string;
    hostname?: string;
  };
  if (code === 'EADDRINUSE') return `Port ${port} is in use: stop what listens there, or set PORT to another.`;
  if (code === 'EACCES' && port) return `Port ${port} must not be used by this user: set PORT to one above 1023.`;
  if (code === 'EADDRNOTAVAIL' && syscall === 'listen')
    return `HOST=${address} is no address of this machine: set HOST to one of its own, or to 0.0.0.0 for all.`;
  if (code === 'EAFNOSUPPORT' && syscall === 'listen')
    return `HOST=${address} is of a protocol that this machine does not speak: set HOST to 0.0.0.0.`;
  return syscall === 'getaddrinfo' && hostname !== undefined && hostname === process.env.HOST
    ? `HOST=${hostname} is not known: set HOST to an address of this machine, or to 0.0.0.0 for all.`
    : undefined;
}

/**
 * Why a process cannot use its folder.
 * @returns undefined for an error that is not about a file
 */
export function explainFolder(error: unknown): string | undefined {
  const { code, syscall, path, message } = error as NodeJS.ErrnoException;
  // A write to an open file names none.
  if (code === 'ENOSPC' || code === 'EDQUOT')
    return `A file cannot be written (${message}): the disk of DATA_DIR is full. Make room on it, and start again.`;
  const isOfFiles = path !== undefined && syscall !== undefined && /^E[A-Z]+$/.test(code ?? '');
  return isOfFiles && syscall !== 'spawn'
    ? `A file cannot be used (${message}). DATA_DIR must be a folder that this user can write to.`
    : undefined;
}

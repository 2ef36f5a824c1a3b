/** The part of a pino logger that the database layer uses. */
export interface DatabaseLog {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

export const silentLog: DatabaseLog = { info() {}, warn() {}, error() {} };

import { check, type Progress, type Report } from './check.ts';
import { openPostgresPatient } from './postgresPatient.ts';
import { openSqlitePatient } from './sqlitePatient.ts';

/** The database: a local file, or one for several nodes. */
export type Whereabouts = { readonly file: string } | { readonly postgres: string };

/** Checks all tables, even while servers run, and changes nothing. */
export async function examine(where: Whereabouts, progress?: Progress): Promise<Report> {
  const patient =
    'file' in where ? openSqlitePatient(where.file) : await openPostgresPatient(where.postgres);
  try {
    return await check(patient, progress);
  } finally {
    await patient.close();
  }
}

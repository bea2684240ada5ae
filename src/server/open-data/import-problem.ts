/** Why a file cannot be imported, in English for the operator. Nothing of it is taken. */
export class ImportProblem extends Error {
  override readonly name = 'ImportProblem';
}

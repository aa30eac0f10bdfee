import { UnusableInputError } from '@site/src/calculations/limits/UnusableInputError';

/** Several fields that do not fit each other; the message stands with the first of them. */
export class FieldsError extends UnusableInputError {
  readonly fields: readonly string[];

  constructor(message: string, fields: readonly string[]) {
    super(message);
    this.fields = fields;
  }
}

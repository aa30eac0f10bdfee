import { choiceField, pasteField, textField } from '../kit/fields';
import { instrumentStore } from '../kit/instrumentStore';

export const columns = ['ENGINE_STATUS', 'FUELSYS'] as const;

export const statusStore = instrumentStore('status', {
  column: choiceField(columns),
  value: textField('128', 20),
  pasted: pasteField(),
});

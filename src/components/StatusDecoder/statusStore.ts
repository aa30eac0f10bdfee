import { choiceField, pasteField, textField } from '../Instrument/fields';
import { instrumentStore } from '../Instrument/instrumentStore';

export const columns = ['ENGINE_STATUS', 'FUELSYS'] as const;

export const statusStore = instrumentStore('status', {
  column: choiceField(columns),
  value: textField('128', 20),
  pasted: pasteField(),
});

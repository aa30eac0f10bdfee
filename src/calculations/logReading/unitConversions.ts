export const celsiusOfFahrenheit = (fahrenheit: number): number => (fahrenheit - 32) / 1.8;

export const kmhOfMph = (mph: number): number => mph * 1.609344;

export const kilopascalsOfPsi = (psi: number): number => psi * 6.894757;

export const kilopascalsOfHectopascals = (hectopascals: number): number => hectopascals / 10;

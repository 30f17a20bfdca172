import { everyWay } from './every-way.ts';

everyWay('sagani');

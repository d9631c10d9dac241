package dash.knowledge;

import dash.fault.Place;

/** An item and where it was read, for as long as another item could still collide with it. */
record Located<T>(T item, Place place) {}

/** How far the map extends from its centre, in degrees. */
const REACH = { latitude: 0.006, longitude: 0.014 };

const parse = (coordinates: string): { latitude: number; longitude: number } => {
  const [latitude = 0, longitude = 0] = coordinates.split(",").map(Number);
  return { latitude, longitude };
};

/** The address of an OpenStreetMap embed with a pin. @param coordinates such as "28.5894, 77.2276" */
export const mapEmbedUrl = (coordinates: string): string => {
  const { latitude, longitude } = parse(coordinates);
  const edges = [
    longitude - REACH.longitude,
    latitude - REACH.latitude,
    longitude + REACH.longitude,
    latitude + REACH.latitude,
  ].map((degrees) => degrees.toFixed(4));
  const query = new URLSearchParams({ bbox: edges.join(","), layer: "mapnik", marker: `${latitude},${longitude}` });
  return `https://www.openstreetmap.org/export/embed.html?${query}`;
};

/** What provinces are called where the atlas writes two names, or another than one says: in Spanish, and after a stroke in Catalan. */
export const provinceNames: Readonly<Record<string, string>> = {
  '01': 'Álava/Àlaba', '03': 'Alicante/Alacant', '07': 'Islas Baleares/Illes Balears', '12': 'Castellón/Castelló', '46': 'Valencia/València',
};

/** Where a province's name stands, when the middle of its largest part is not where one looks for it. */
export const provinceSpots: Readonly<Record<string, readonly [lng: number, lat: number]>> = { 11: [-5.75, 36.55], 35: [-15.6, 27.93], 48: [-2.72, 43.15] };

/** The provinces of the network's cities (spec §9), whose names come first. */
export const firstProvinces: readonly string[] = ['28', '08', '46', '03', '17', '43', '02', '37', '18', '09', '38', '35'];

/** Towns by how soon one looks for them, each where its centre lies. */
export const towns: readonly (readonly [name: string, lng: number, lat: number])[] = [
  ['Madrid', -3.703, 40.417], ['Barcelona', 2.17, 41.387], ['Valencia/València', -0.376, 39.47], ['Sevilla', -5.99, 37.389], ['Zaragoza', -0.881, 41.652],
  ['Málaga', -4.42, 36.72], ['Bilbao', -2.935, 43.263], ['Palma', 2.65, 39.57], ['Las Palmas', -15.43, 28.124], ['Santa Cruz de Tenerife', -16.252, 28.468],
  ['Alicante/Alacant', -0.483, 38.345], ['Girona', 2.823, 41.983], ['Tarragona', 1.249, 41.119], ['Granada', -3.601, 37.176], ['Salamanca', -5.664, 40.965],
  ['Burgos', -3.704, 42.341], ['Albacete', -1.856, 38.995], ['Murcia', -1.13, 37.984], ['Valladolid', -4.728, 41.652], ['Córdoba', -4.779, 37.884],
  ['A Coruña', -8.396, 43.371], ['Vigo', -8.72, 42.24], ['Gijón', -5.663, 43.538], ['Vitoria-Gasteiz', -2.673, 42.847], ['Pamplona', -1.645, 42.817],
  ['San Sebastián', -1.981, 43.318], ['Santander', -3.805, 43.462], ['Oviedo', -5.845, 43.361], ['Almería', -2.465, 36.838], ['Castellón de la Plana/Castelló de la Plana', -0.037, 39.986],
  ['Logroño', -2.445, 42.466], ['Badajoz', -6.97, 38.879], ['Huelva', -6.95, 37.258], ['Lleida', 0.626, 41.617], ['León', -5.567, 42.599],
  ['Cádiz', -6.293, 36.53], ['Jaén', -3.788, 37.78], ['Ourense', -7.864, 42.336], ['Lugo', -7.556, 43.012], ['Cáceres', -6.371, 39.476],
  ['Santiago de Compostela', -8.545, 42.88], ['Pontevedra', -8.644, 42.431], ['Toledo', -4.024, 39.858], ['Guadalajara', -3.167, 40.633], ['Cuenca', -2.134, 40.071],
  ['Ciudad Real', -3.928, 38.985], ['Ávila', -4.699, 40.656], ['Segovia', -4.118, 40.95], ['Soria', -2.465, 41.764], ['Palencia', -4.528, 42.01],
  ['Zamora', -5.745, 41.503], ['Teruel', -1.107, 40.344], ['Huesca', -0.409, 42.136], ['Ceuta', -5.316, 35.889], ['Melilla', -2.938, 35.292],
  ['Cartagena', -0.986, 37.6], ['Jerez de la Frontera', -6.137, 36.685], ['Algeciras', -5.454, 36.131], ['Marbella', -4.886, 36.51], ['Elche/Elx', -0.7, 38.267],
  ['Gandia', -0.182, 38.968], ['Benidorm', -0.131, 38.541], ['Dénia', 0.106, 38.84], ['Torrevieja', -0.682, 37.978], ['Sagunto/Sagunt', -0.278, 39.68],
  ['Reus', 1.107, 41.155], ['Tortosa', 0.521, 40.812], ['Manresa', 1.826, 41.725], ['Vic', 2.254, 41.93], ['Sabadell', 2.108, 41.548],
  ['Terrassa', 2.011, 41.563], ['Mataró', 2.444, 41.543], ['Sitges', 1.81, 41.237], ['Badalona', 2.245, 41.45], ["L'Hospitalet/l'Hospitalet", 2.1, 41.36],
  ['Sant Cugat', 2.085, 41.472], ['Castelldefels', 1.976, 41.28], ['Vilanova i la Geltrú', 1.726, 41.224], ['Igualada', 1.617, 41.579], ['Granollers', 2.288, 41.608],
  ['Berga', 1.846, 42.104], ['Figueres', 2.961, 42.267], ['Olot', 2.489, 42.182], ['Blanes', 2.789, 41.679], ["Platja d'Aro", 3.06, 41.818],
  ['Palafrugell', 3.164, 41.918], ['Roses', 3.179, 42.27], ['Puigcerdà', 1.928, 42.431], ['Ripoll', 2.19, 42.198], ["La Seu d'Urgell/la Seu d'Urgell", 1.462, 42.358],
  ['Vielha', 0.796, 42.702], ['Tàrrega', 1.14, 41.647], ['Salou', 1.142, 41.077], ['Cambrils', 1.056, 41.067], ['El Vendrell/el Vendrell', 1.534, 41.218],
  ['Valls', 1.25, 41.286], ['Amposta', 0.581, 40.713], ['Vinaròs', 0.475, 40.471], ['Peñíscola/Peníscola', 0.405, 40.36], ['Benicàssim', 0.064, 40.055],
  ['Xàtiva', -0.52, 38.99], ['Alzira', -0.435, 39.151], ['Paterna', -0.441, 39.503], ['Requena', -1.1, 39.488], ['Ontinyent', -0.607, 38.822],
  ['Alcoy/Alcoi', -0.474, 38.699], ['Elda', -0.796, 38.478], ['Villena', -0.866, 38.637], ['Orihuela', -0.944, 38.085], ['Jávea/Xàbia', 0.167, 38.789],
  ['Calp', 0.045, 38.645], ['Almansa', -1.097, 38.87], ['Hellín', -1.701, 38.51], ['Villarrobledo', -2.602, 39.267], ['La Roda', -2.157, 39.207],
  ['Lorca', -1.7, 37.671], ['Motril', -3.517, 36.745], ['Almuñécar', -3.69, 36.734], ['Baza', -2.772, 37.491], ['Guadix', -3.138, 37.3],
  ['Loja', -4.151, 37.169], ['Estepona', -5.146, 36.427], ['Ronda', -5.166, 36.742], ['Antequera', -4.56, 37.019], ['Linares', -3.636, 38.095],
  ['Mérida', -6.344, 38.916], ['Plasencia', -6.088, 40.03], ['Ponferrada', -6.59, 42.546], ['Aranda de Duero', -3.689, 41.67], ['Miranda de Ebro', -2.946, 42.686],
  ['Béjar', -5.763, 40.386], ['Ciudad Rodrigo', -6.533, 40.6], ['Peñaranda', -5.2, 40.901], ['Medina del Campo', -4.914, 41.312], ['Talavera de la Reina', -4.831, 39.963],
  ['Alcalá de Henares', -3.364, 40.482], ['Móstoles', -3.865, 40.322], ['Getafe', -3.731, 40.308], ['Alcobendas', -3.642, 40.547], ['Pozuelo', -3.814, 40.435],
  ['Las Rozas', -3.874, 40.493], ['Aranjuez', -3.603, 40.031], ['Collado Villalba', -4.005, 40.635], ['San Lorenzo de El Escorial', -4.147, 40.59], ['Leganés', -3.764, 40.328],
  ['Ibiza/Eivissa', 1.434, 38.908], ['Maó', 4.265, 39.888], ['Manacor', 3.209, 39.57], ['Ciutadella', 3.838, 40.001], ['Telde', -15.419, 27.995],
  ['Maspalomas', -15.586, 27.76], ['Arucas', -15.523, 28.12], ['Gáldar', -15.654, 28.143], ['Arrecife', -13.548, 28.963], ['Puerto del Rosario', -13.86, 28.5],
  ['La Laguna', -16.315, 28.487], ['Arona', -16.681, 28.1], ['Adeje', -16.726, 28.122], ['Puerto de la Cruz', -16.55, 28.414], ['La Orotava', -16.523, 28.39],
  ['Güímar', -16.411, 28.316], ['Santa Cruz de La Palma', -17.764, 28.683], ['San Sebastián de La Gomera', -17.112, 28.092], ['Valverde', -17.915, 27.81], ['Ferrol', -8.236, 43.484],
  ['Avilés', -5.925, 43.556], ['Torrelavega', -4.046, 43.35], ['Tudela', -1.606, 42.062], ['Calatayud', -1.643, 41.353], ['Alcañiz', -0.134, 41.051],
  ['Jaca', -0.55, 42.569], ['Barbastro', 0.127, 42.036], ['Fraga', 0.349, 41.522], ['Astorga', -6.056, 42.459], ['Benavente', -5.678, 42.003],
];

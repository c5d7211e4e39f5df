<?php
/**
 * `custom/v1/home-data`: the blocks of the site's home page.
 *
 * @package Vencejo
 */

declare(strict_types=1);

namespace Vencejo;

/** Suffixes of localised fields, with their languages. */
const LANGUAGES = array(
	'espanol' => 'Español',
	'catala'  => 'Català',
	'english' => 'English',
);

/** Codes of the languages beside the first, by which plugins for several name them. */
const TRANSLATIONS = array(
	'catala'  => 'ca',
	'english' => 'en',
);

/** Posts of the home page. */
const HOME_POSTS = 10;

/** Registers the route. */
function register_home_data(): void {
	register_rest_route(
		'custom/v1',
		'/home-data',
		array(
			'methods'             => 'GET',
			'permission_callback' => '__return_true',
			'callback'            => __NAMESPACE__ . '\\answer_home_data',
		)
	);
}

/** Answers with the blocks, their tag and their lifetime. */
function answer_home_data(): \WP_REST_Response {
	$response = new \WP_REST_Response( array( 'meta' => home_blocks() ) );
	$response->header( 'Surrogate-Key', 'home' );
	$response->header( 'Cache-Control', lifetime() );
	return $response;
}

/** The blocks: those of the theme where it gives any, else those of the settings page; and the latest posts. */
function home_blocks(): array|object {
	/**
	 * Blocks that a theme has in fields of its own, in the site's field names (docs/api.md#cms of the site): an array
	 * takes the place of the settings page. Values may be attachments, HTML and full addresses: they are cleaned.
	 */
	$given  = apply_filters( 'vencejo_home_blocks', null );
	$blocks = clean( is_array( $given ) ? $given : stored_blocks() );
	if ( ! isset( $blocks['posts_magazine'] ) ) {
		$blocks['posts_magazine'] = latest_posts();
	}
	return (object) array_filter( $blocks, fn( $block ) => array() !== $block && '' !== $block );
}

/** The blocks of the settings page in the site's field names. */
function stored_blocks(): array {
	$stored = get_option( BLOCKS, array() );
	$stored = is_array( $stored ) ? $stored : array();
	$blocks = array(
		'carrousel'    => array_map( __NAMESPACE__ . '\\to_slide', $stored['carrousel'] ?? array() ),
		'citas_google' => $stored['citas_google'] ?? array(),
		'logos_footer' => $stored['logos_footer'] ?? array(),
	);
	$brand  = '' === setting( 'brand' ) ? 'vencejo' : setting( 'brand' );
	$why    = array();
	foreach ( $stored['porque'] ?? array() as $index => $row ) {
		if ( '' === implode( '', $row ) ) {
			continue;
		}
		$name         = $index < 5 ? 'elemento_' . ( $index + 1 ) : 'resenas';
		$why[ $name ] = $row;
	}
	if ( array() !== $why ) {
		$blocks[ "porque_{$brand}_" ] = $why;
	}
	return $blocks;
}

/** Fields of one row whose names begin with a word and a language. */
function localised( array $row, string $name ): array {
	$fields = array();
	foreach ( array_keys( LANGUAGES ) as $language ) {
		$fields[ "{$name}_{$language}" ] = $row[ "{$name}_{$language}" ] ?? '';
	}
	return $fields;
}

/** A row of the settings page as a slide. */
function to_slide( array $row ): array {
	return array(
		'imagen'     => array(
			'imagen'    => $row['imagen'] ?? '',
			'copyright' => $row['copyright'] ?? '',
			'posicion'  => $row['posicion'] ?? '',
		) + localised( $row, 'texto_alternativo' ),
		'caja_texto' => array(
			'titulo'           => localised( $row, 'titulo' ) + array( 'color' => $row['color_titulo'] ?? '' ),
			'subtitulo'        => localised( $row, 'subtitulo' ),
			'boton'            => localised( $row, 'boton' ) + localised( $row, 'enlace' ) + array( 'color' => $row['color_boton'] ?? '' ),
			'color_caja_texto' => $row['color_caja_texto'] ?? '',
		),
	);
}

/** The latest posts that everybody may read, by addresses of the site. */
function latest_posts(): array {
	// With Polylang or WPML, those in Spanish; each brings its translations.
	$posts = get_posts( array( 'lang' => 'es', 'suppress_filters' => false, 'numberposts' => HOME_POSTS, 'post_status' => 'publish', 'has_password' => false ) );
	return array_map( __NAMESPACE__ . '\\to_post', $posts );
}

/** A post as the home page shows it. */
function to_post( \WP_Post $post ): array {
	$picture  = (int) get_post_thumbnail_id( $post );
	$category = get_the_category( $post->ID )[0] ?? null;
	$shown    = 0 === $picture ? array( 'url' => '', 'sizes' => array() ) : clean_picture( $picture );
	return array(
		'title'       => clean_text( get_the_title( $post ) ),
		'excerpt'     => clean_text( get_the_excerpt( $post ) ),
		'image'       => $shown['url'],
		'image_sizes' => (object) $shown['sizes'],
		'image_alt'   => clean_text( (string) get_post_meta( $picture, '_wp_attachment_image_alt', true ) ),
		'url'         => clean_url( (string) get_permalink( $post ) ),
		'category'    => array(
			'title' => $category ? clean_text( $category->name ) : '',
			'color' => $category ? clean_text( (string) get_term_meta( $category->term_id, 'color', true ) ) : '',
		),
	) + translated_fields( $post );
}

/** What a post has in the site's other languages, where a plugin for several languages has it there. */
function translated_fields( \WP_Post $post ): array {
	$fields = array();
	foreach ( TRANSLATIONS as $suffix => $code ) {
		$translation = get_post( translated_id( $post->ID, $code ) );
		if ( $translation && $translation->ID !== $post->ID && 'publish' === $translation->post_status ) {
			$fields[ "title_$suffix" ]   = clean_text( get_the_title( $translation ) );
			$fields[ "excerpt_$suffix" ] = clean_text( get_the_excerpt( $translation ) );
			$fields[ "url_$suffix" ]     = clean_url( (string) get_permalink( $translation ) );
		}
	}
	return $fields;
}

/** The id of a post's translation by Polylang or WPML; 0 for none. @param string $code as `ca`. */
function translated_id( int $post, string $code ): int {
	if ( function_exists( 'pll_get_post' ) ) {
		return (int) pll_get_post( $post, $code );
	}
	return (int) ( has_filter( 'wpml_object_id' ) ? apply_filters( 'wpml_object_id', $post, 'post', false, $code ) : 0 );
}

<?php
/**
 * Every page: a list of posts, one of them whole, or that there is none.
 *
 * @package Vencejo_Magazine
 */

namespace Vencejo_Magazine;

get_header();
if ( is_singular() && have_posts() ) {
	the_post();
	$category = category_of_post();
	?>
	<article <?php post_class( 'article' ); ?>>
		<header>
			<?php if ( null !== $category ) : ?>
				<p class="category" data-category="<?php echo esc_attr( $category->slug ); ?>"><a href="<?php echo esc_url( get_category_link( $category ) ); ?>"><?php echo esc_html( html_entity_decode( $category->name ) ); ?></a></p>
			<?php endif; ?>
			<h1><?php the_title(); ?></h1>
			<?php if ( has_excerpt() ) : ?>
				<p class="leadText"><?php echo esc_html( wp_strip_all_tags( get_the_excerpt() ) ); ?></p>
			<?php endif; ?>
			<?php show_facts(); ?>
		</header>
		<?php the_post_thumbnail( 'large' ); ?>
		<div class="prose">
			<?php
			the_content();
			wp_link_pages();
			?>
		</div>
	</article>
	<?php show_related(); ?>
	<p class="back"><a class="button buttonOutline" href="<?php echo esc_url( magazine_url() ); ?>"><?php echo say( 'back' ); ?></a></p>
	<?php
} else {
	?>
	<div class="listHead">
		<h1><?php echo wp_kses_post( heading_of_page() ); ?></h1>
		<?php if ( is_404() ) : ?>
			<p class="leadText"><?php echo say( 'notFound.text' ); ?></p>
		<?php elseif ( '' !== term_description() && is_archive() ) : ?>
			<div class="leadText"><?php echo wp_kses_post( term_description() ); ?></div>
		<?php endif; ?>
		<?php show_sections(); ?>
	</div>
	<?php
	if ( ! have_posts() && ! is_404() ) {
		printf( '<p class="empty">%s</p>', say( 'empty' ) );
	}
	if ( have_posts() && ! is_paged() ) {
		the_post();
		show_tile( 'h2', true );
	}
	echo '<div class="tiles">';
	while ( have_posts() ) {
		the_post();
		show_tile( 'h2' );
	}
	echo '</div>';
	the_posts_pagination( array( 'class' => 'paging', 'screen_reader_text' => ' ', 'aria_label' => frame()['texts']['paging.label'] ) );
}
get_footer();
